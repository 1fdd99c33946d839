import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What loads when it is first met is compiled then, which takes a busy machine longer than the usual second.
configure({ asyncUtilTimeout: 5_000 });
