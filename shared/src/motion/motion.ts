export { AnimatePresence, LazyMotion, domAnimation, m, useReducedMotion } from 'framer-motion';
