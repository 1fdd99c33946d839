export { fetchGround } from './base-source.ts';
export { PlaceMap, type MapPin, type MapPoint, type MapWay } from './place-map.tsx';
