export function LatestPosts() {
  return <p>LatestPosts</p>;
}
