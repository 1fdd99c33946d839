export { LatestPosts } from '../features/blog/components/latest-posts.tsx';
