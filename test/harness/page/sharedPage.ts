import { configure } from '@testing-library/react';

// Files of one worker share their modules: what one of them asked of the library must not hold for the next.
// A second is short on a busy machine.
configure({ defaultHidden: false, asyncUtilTimeout: 5_000 });
