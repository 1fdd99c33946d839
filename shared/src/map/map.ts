export { PlaceMap, type MapPin } from './place-map.tsx';
