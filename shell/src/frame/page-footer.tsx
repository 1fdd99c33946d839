export function PageFooter() {
  return <footer>Tabi</footer>;
}
