import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ChakraProvider, createSystem, defaultBaseConfig } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Behaviour comes from Chakra, looks from our own stylesheets: no reset, no global rules, no theme. */
const system = createSystem(defaultBaseConfig, { preflight: false, globalCss: {} });

/** The page's own nonce: its content security policy lets no other style in. */
const nonce = () =>
  typeof document === 'undefined' ? undefined : document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce;

let cache: ReturnType<typeof createCache> | undefined;

export function OverlayProvider({ children }: { children: ReactNode }) {
  cache ??= createCache({ key: 'tabi', nonce: nonce() });
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
