export { AnimatePresence as Presence } from 'framer-motion';
export { Appear } from './appear.tsx';
export { Mark } from './mark.tsx';
export { Moving } from './moving.tsx';
