/** How many times longer work takes because the machine has other things to do: 1 on an idle one. */
export function contention(): number {
  const WORK_MS = 60;
  const start = performance.now();
  const cpu = process.cpuUsage();
  while (process.cpuUsage(cpu).user < WORK_MS * 1000);
  return Math.max(1, (performance.now() - start) / WORK_MS);
}
