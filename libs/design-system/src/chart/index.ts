export { LineChart, type ChartPoint, type LineChartProps } from './line-chart';
