export { LatestPosts } from '../features/posts/components/latest-posts.tsx';
