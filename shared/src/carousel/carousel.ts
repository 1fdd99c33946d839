export { Carousel } from './place-carousel.tsx';
