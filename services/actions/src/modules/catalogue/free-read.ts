import { Cacheable, Public } from '@declic/nest-kit';
import { applyDecorators, UseGuards } from '@nestjs/common';
import { FreeReadGuard } from './free-read.guard';

const MAX_AGE_SECONDS = 300;

/** A read that needs no key, whose answer changes with a release only. It counts for the network that it comes from. */
export const FreeRead = () => applyDecorators(Public(), UseGuards(FreeReadGuard), Cacheable(MAX_AGE_SECONDS));
