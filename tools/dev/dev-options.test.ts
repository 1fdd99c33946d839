import { readDevOptions } from './dev-options.ts';

const known = [
  { name: 'shell', role: 'host' as const },
  { name: 'mf-blog', role: 'remote' as const },
  { name: 'mf-planner', role: 'remote' as const },
];
const read = (...words: string[]) => readDevOptions(words, known);

describe('the words after pnpm dev', () => {
  it('ask for the whole site when there are none', () => {
    expect(read()).toEqual({ mode: 'site', apps: [] });
  });

  it('name apps with or without their first part', () => {
    expect(read('planner', 'mf-blog')).toEqual({ mode: 'site', apps: ['mf-planner', 'mf-blog'] });
  });

  it('ask for one remote without the shell, before or after its name', () => {
    expect(read('planner', '--alone')).toEqual({ mode: 'alone', apps: ['mf-planner'] });
    expect(read('--alone', 'planner')).toEqual({ mode: 'alone', apps: ['mf-planner'] });
  });

  it('ask for one remote for another site', () => {
    expect(read('blog', '--serve')).toEqual({ mode: 'serve', apps: ['mf-blog'] });
  });

  it('are refused when nobody knows the name', () => {
    expect(() => read('blogs')).toThrow('No app is called blogs: there are shell, mf-blog, mf-planner.');
  });

  it('are refused when nobody knows the switch', () => {
    expect(() => read('--alnoe')).toThrow("Unknown option '--alnoe'");
  });

  it.each([[['--alone']], [['shell', '--alone']], [['blog', 'planner', '--serve']]])('are refused as %j', (words) => {
    expect(() => read(...words)).toThrow('is for one remote');
  });

  it('are refused when they ask for both', () => {
    expect(() => read('blog', '--alone', '--serve')).toThrow('not both');
  });
});
