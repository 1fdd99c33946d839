/** A script with an address of its own that is to run once. */
export type Script = {
  url: string;
  /** What it must be, as its tag says it. */
  integrity?: string | undefined;
  /** Milliseconds after which nobody waits for it any more. */
  timeout: number;
};

const named = (name: string, message: string): Error => Object.assign(new Error(`${name}: ${message}`), { name });

/**
 * Resolves once a script has run.
 * @throws ScriptNetworkError when it does not come, in time or at all, or is not what it must be; ScriptExecutionError when it
 * throws while it runs
 */
export function runScript({ url, integrity, timeout }: Script): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.fetchPriority = 'high';
  if (integrity) script.integrity = integrity;
  return new Promise<void>((resolve, reject) => {
    let thrown: Error | undefined;
    const hear = ({ filename, message }: ErrorEvent) => {
      if (filename === script.src) thrown = named('ScriptExecutionError', `${url} threw: ${message}`);
    };
    const end = (failure?: Error) => {
      clearTimeout(timer);
      removeEventListener('error', hear);
      script.remove();
      if (failure) reject(failure);
      else resolve();
    };
    const timer = setTimeout(() => end(named('ScriptNetworkError', `${url} timed out.`)), timeout);
    addEventListener('error', hear);
    script.onload = () => end(thrown);
    script.onerror = () => end(named('ScriptNetworkError', `${url} could not be loaded.`));
    document.head.append(script);
  });
}
