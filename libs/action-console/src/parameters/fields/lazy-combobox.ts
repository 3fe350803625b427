import { defineLazyModule } from '../../lazy/use-lazy-module';

/** Lists that are searched: loaded with the first field that has many choices. */
export const comboboxModule = defineLazyModule(() => import('@declic/design-system/combobox'));
