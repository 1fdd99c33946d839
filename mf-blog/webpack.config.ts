import { configFor } from '@tabi/tools/federation/webpack-config';

export default configFor(__dirname);
