export function TripForm() {
  return <p>TripForm</p>;
}
