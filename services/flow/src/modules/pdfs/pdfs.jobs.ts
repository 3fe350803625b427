import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

/** Deletes the texts of PDFs that no strategy named within a day. */
export const DELETE_OLD_PDFS = defineJob('delete-old-pdfs', z.object({}));
