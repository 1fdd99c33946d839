export type VisitorLook = { theme: 'light' | 'dark'; followsDevice: boolean; currency: string };

/** Pure: how the visitor wants pages to look, from the request's cookies. Anything odd is the default. */
export function visitorLook(cookies: string): VisitorLook {
  const value = (name: string) => new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];
  const currency = value('currency');
  return {
    theme: value('user-theme') === 'dark' ? 'dark' : 'light',
    followsDevice: value('user-theme') === 'device',
    currency: currency && /^[A-Z]{3}$/.test(currency) ? currency : 'USD',
  };
}
