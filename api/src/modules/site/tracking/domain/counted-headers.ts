const devices = new Set(['mobile', 'tablet', 'laptop', 'desktop']);

/** What headers say, when it is what they are for: anybody can write anything into them. */
export const knownDevice = (device: string | null): string | null => (device && devices.has(device) ? device : null);
export const knownCurrency = (currency: string | null): string | null =>
  currency && /^[A-Z]{3}$/.test(currency) ? currency : null;
