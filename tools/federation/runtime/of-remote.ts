export { federation as default } from './bundler-runtime.ts';
