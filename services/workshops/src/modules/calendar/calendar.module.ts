import { Module } from '@nestjs/common';
import { CalendarFiles } from './calendar-files';

@Module({ providers: [CalendarFiles], exports: [CalendarFiles] })
export class CalendarModule {}
