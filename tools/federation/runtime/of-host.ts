import './lent-core.ts';

export { federation as default } from './bundler-runtime.ts';
