// Runs in every page that is tried, as it stands here and before anything else of that page.
(() => {
  const seen = { violations: [], thrown: [] };
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    seen.violations.push(`${effectiveDirective} forbids ${blockedURI} (${sourceFile}:${lineNumber})`);
  });
  // What was thrown is told with what caused it, which the console leaves out.
  const tell = (thrown) => {
    let error = thrown;
    while (error?.cause instanceof Error) error = error.cause;
    seen.thrown.push({ message: `threw: ${error?.message ?? String(thrown)}`, stack: error?.stack ?? '' });
  };
  window.addEventListener('error', ({ error, message }) => tell(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason));
  // Said last: whoever reads it knows that all of this was in place.
  window.trialSeen = seen;
})();
