type Go = (to: string) => void;

/** The way from what lives outside of React, the API client, to the router. */
export type Redirects = {
  /** Goes to a page of the site; where there is no router yet, as soon as there is one. */
  go: Go;
  /** The router's own way. @returns how to let go of it */
  attach: (navigate: Go) => () => void;
};

export function createRedirects(): Redirects {
  let way: Go | null = null;
  let wanted: string | null = null;
  return {
    go: (to) => {
      if (way) way(to);
      else wanted = to;
    },
    attach: (navigate) => {
      way = navigate;
      if (wanted !== null) navigate(wanted);
      wanted = null;
      return () => {
        if (way === navigate) way = null;
      };
    },
  };
}
