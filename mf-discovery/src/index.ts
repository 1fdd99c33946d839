void import('./standalone.tsx');
