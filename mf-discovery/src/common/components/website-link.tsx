const siteName = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');

/** Out to somebody's own pages. */
export const WebsiteLink = ({ url }: { url: string }) => (
  <a href={url} rel="noopener noreferrer" target="_blank">
    {siteName(url)}
  </a>
);
