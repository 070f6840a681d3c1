import * as contract from '@boekwerk/shared/contract/bookkeeping/projects';
import type { App } from '../../platform/app';
import { serve } from '../../platform/http/serve';
import { createProject } from './create-project';
import { deleteProject } from './delete-project';
import { getProject } from './get-project';
import { listProjects } from './list-projects';
import { updateProject } from './update-project';

export function projectRoutes(app: App) {
  serve(app, contract.listProjects, ({ query }, call) => listProjects(call, query));
  serve(app, contract.createProject, ({ body }, call) => createProject(call, body));
  serve(app, contract.getProject, ({ params }, call) => getProject(call, params.id));
  serve(app, contract.updateProject, ({ params, body }, call) =>
    updateProject(call, params.id, body),
  );
  serve(app, contract.deleteProject, ({ params }, call) => deleteProject(call, params.id));
}
