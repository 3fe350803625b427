import { defineJob } from '@declic/nest-kit';
import { z } from 'zod';

export const FORGET_REPORT_CONTENTS = defineJob('forget-report-contents', z.object({}));
