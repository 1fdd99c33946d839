import { Route, Routes } from '@tabi/shared/router';
import { CategoryView } from './components/category-view.tsx';
import { Elsewhere } from './components/elsewhere.tsx';
import { HomeView } from './components/home-view.tsx';
import { LocationView } from './components/location-view.tsx';
import { PostView } from './components/post-view.tsx';

/** Everything under `/blog/`. */
export function Page() {
  return (
    <Routes>
      <Route index element={<HomeView />} />
      <Route path="post/:id" element={<PostView />} />
      <Route path="category/:id" element={<CategoryView />} />
      <Route path="location/:id" element={<LocationView />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}
