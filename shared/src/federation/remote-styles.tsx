import { useRemotes } from './remotes-context.tsx';

/**
 * The stylesheets of a remote: loaded once, before what needs them is shown. The page server names them itself.
 * @param part what of the remote is shown, where it may be of an earlier build
 */
export function RemoteStyles({ remote, part }: { remote: string; part?: string }) {
  const loader = useRemotes();
  if (typeof window === 'undefined') return null;
  const sheets =
    part && loader.stylesOf ? loader.stylesOf(remote, part) : loader.styles(remote).map((href) => ({ href }));
  return sheets.map((sheet) => <link key={sheet.href} rel="stylesheet" precedence="default" {...sheet} />);
}
