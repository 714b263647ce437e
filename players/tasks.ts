/** The other end of the pool: what runs in its threads. */

/** To be the default export of the module that the threads load: how a task is done. */
export function performTasks<Task, Outcome>(perform: (task: Task) => Outcome | Promise<Outcome>) {
  return async (tasks: readonly Task[]): Promise<Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const task of tasks) outcomes.push(await perform(task));
    return outcomes;
  };
}
