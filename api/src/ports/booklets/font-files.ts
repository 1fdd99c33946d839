import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Which country's shapes Han letters have: the same letter is drawn differently in each. */
export type Han = 'jp' | 'kr' | 'sc' | 'tc';

const weights = ['400Regular', '700Bold'];
const google = (name: string, family: string, cuts = weights) => ({
  from: `@expo-google-fonts/${name}`,
  files: cuts.map((cut) => `${cut}/${family}_${cut}.ttf`),
});
const han = (country: Han, family: string) => ({
  from: `@embedpdf/fonts-${country}`,
  files: ['Regular', 'Bold'].map((cut) => `../fonts/${family}-${cut}.otf`),
});

/** Of each package two weights are read, of the title's face one. */
const packages = [
  google('fraunces', 'Fraunces', ['600SemiBold']),
  google('noto-sans', 'NotoSans'),
  google('noto-sans-armenian', 'NotoSansArmenian'),
  google('noto-sans-bengali', 'NotoSansBengali'),
  google('noto-sans-georgian', 'NotoSansGeorgian'),
  google('noto-sans-hebrew', 'NotoSansHebrew'),
  google('noto-sans-khmer', 'NotoSansKhmer'),
  google('noto-sans-lao', 'NotoSansLao'),
  google('noto-sans-myanmar', 'NotoSansMyanmar'),
  google('noto-sans-sinhala', 'NotoSansSinhala'),
  google('noto-sans-tamil', 'NotoSansTamil'),
  google('noto-sans-thai', 'NotoSansThai'),
  google('noto-serif-tibetan', 'NotoSerifTibetan'),
  google('ibm-plex-sans-arabic', 'IBMPlexSansArabic'),
  google('noto-emoji', 'NotoEmoji'),
  han('jp', 'NotoSansJP'),
  han('kr', 'NotoSansKR'),
  han('sc', 'NotoSansHans'),
  han('tc', 'NotoSansHant'),
];

/** Where a package is; null for one that was left out of this installation. */
function entryOf(name: string): string | null {
  try {
    return createRequire(__filename).resolve(name);
  } catch {
    return null;
  }
}

/** The files of all faces that are installed. */
export const fontFiles = (): string[] =>
  packages.flatMap(({ from, files }) => {
    const entry = entryOf(from);
    return entry === null ? [] : files.map((file) => join(dirname(entry), file));
  });
