import type { Principal } from '@declic/nest-kit';

export const ada: Principal = { id: '0199a5b2-0000-7000-8000-00000000000a', email: 'ada@example.test' };
export const lin: Principal = { id: '0199a5b2-0000-7000-8000-00000000000b', email: 'lin@example.test' };
export const mia: Principal = { id: '0199a5b2-0000-7000-8000-00000000000c', email: 'mia@example.test' };
