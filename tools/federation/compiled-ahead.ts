import { BannerPlugin, Compilation } from 'webpack';

/**
 * Tells Chromium that what every page begins with is run at once: it compiles all of it beside the page while it comes, instead
 * of function by function when the page waits for them. Others take it for a comment.
 */
export const compiledAhead = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /^(main|react)\./,
    // Behind what takes comments away.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
