import { useRemotes } from './remotes-context.tsx';

/** The stylesheets of a remote: loaded once, before what needs them is shown. The page server names them itself. */
export function RemoteStyles({ remote }: { remote: string }) {
  const loader = useRemotes();
  const styles = loader.styles(remote);
  if (typeof window === 'undefined') return null;
  return styles.map((href) => <link key={href} rel="stylesheet" href={href} precedence="default" />);
}
