export function TopDestinations() {
  return <p>TopDestinations</p>;
}
