export function PoiDetails() {
  return <p>PoiDetails</p>;
}
