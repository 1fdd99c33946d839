import { classify, EmptyModuleError, TimeoutError } from './classify.ts';

describe('what a failed load means', () => {
  it.each([
    [new TimeoutError('late'), 'timeout'],
    [new EmptyModuleError('nothing'), 'broken'],
    [new SyntaxError('Unexpected token'), 'broken'],
    [new Error('[ Federation Runtime ]: #RUNTIME-008 ScriptNetworkError: Failed to load script'), 'unreachable'],
    [Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' }), 'unreachable'],
    [
      new Error('Version 0.1.0 from shell of shared singleton module @tabi/shared/ui does not satisfy the requirement'),
      'incompatible',
    ],
  ])('%s is %s', (error, failure) => {
    expect(classify(error)).toBe(failure);
  });
});
