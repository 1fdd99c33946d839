import { minorDigits } from './minor-units.ts';

/** A currency that prices can be shown in. */
export type Currency = {
  /** ISO 4217. */
  code: string;
  name: string;
  symbol: string;
  /** Digits after the point. */
  exponent: number;
  /** An emoji. */
  flag: string;
};

/** Code, symbol, region of the flag, name: what Tabi's destinations take, and what most of its travellers earn. */
const rows = `
USD|$|US|US dollar
EUR|€|EU|Euro
GBP|£|GB|British pound
JPY|¥|JP|Japanese yen
KRW|₩|KR|South Korean won
CNY|CN¥|CN|Chinese yuan
HKD|HK$|HK|Hong Kong dollar
MOP|MOP$|MO|Macanese pataca
TWD|NT$|TW|New Taiwan dollar
MNT|₮|MN|Mongolian tögrög
THB|฿|TH|Thai baht
VND|₫|VN|Vietnamese dong
KHR|៛|KH|Cambodian riel
LAK|₭|LA|Lao kip
MMK|K|MM|Myanmar kyat
MYR|RM|MY|Malaysian ringgit
SGD|S$|SG|Singapore dollar
BND|B$|BN|Brunei dollar
IDR|Rp|ID|Indonesian rupiah
PHP|₱|PH|Philippine peso
INR|₹|IN|Indian rupee
NPR|Rs|NP|Nepalese rupee
BTN|Nu.|BT|Bhutanese ngultrum
LKR|Rs|LK|Sri Lankan rupee
BDT|৳|BD|Bangladeshi taka
MVR|Rf|MV|Maldivian rufiyaa
PKR|₨|PK|Pakistani rupee
UZS|so‘m|UZ|Uzbekistani so‘m
KZT|₸|KZ|Kazakhstani tenge
KGS|сом|KG|Kyrgyzstani som
GEL|₾|GE|Georgian lari
AMD|֏|AM|Armenian dram
AZN|₼|AZ|Azerbaijani manat
TRY|₺|TR|Turkish lira
ILS|₪|IL|Israeli new shekel
JOD|JD|JO|Jordanian dinar
OMR|RO|OM|Omani rial
AED|AED|AE|UAE dirham
QAR|QR|QA|Qatari riyal
SAR|SAR|SA|Saudi riyal
BHD|BD|BH|Bahraini dinar
KWD|KD|KW|Kuwaiti dinar
AUD|A$|AU|Australian dollar
NZD|NZ$|NZ|New Zealand dollar
CAD|CA$|CA|Canadian dollar
CHF|CHF|CH|Swiss franc
SEK|kr|SE|Swedish krona
NOK|kr|NO|Norwegian krone
DKK|kr|DK|Danish krone`;

/** A region's two letters as regional indicators, which show as its flag. */
const flagOf = (region: string) => String.fromCodePoint(...[...region].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));

/** The currencies that prices can be shown in: the default first. */
export const currencies: readonly Currency[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code = '', symbol = '', region = '', name = ''] = row.split('|');
    return { code, name, symbol, exponent: minorDigits(code), flag: flagOf(region) };
  });

const byCode = new Map(currencies.map((currency) => [currency.code, currency]));

/** Undefined for what prices cannot be shown in. */
export const currencyOf = (code: string): Currency | undefined => byCode.get(code);
