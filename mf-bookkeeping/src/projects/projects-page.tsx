import { type Project, ProjectQuery } from '@boekwerk/shared/contract/bookkeeping/projects';
import { useNavigate } from '@boekwerk/shared/router';
import { LinkButton } from '@boekwerk/shared/ui/button';
import { EmptyState } from '@boekwerk/shared/ui/empty';
import { DeleteOutlined, EditOutlined, PlusOutlined } from '@boekwerk/shared/ui/icons';
import { ListPage } from '@boekwerk/shared/ui/list';
import { useListState } from '@boekwerk/shared/ui/list-state';
import type { ActionItem } from '@boekwerk/shared/ui/menu';
import { CREATE, editAddress } from './addresses';
import { InactiveBadge, projectColumns } from './project-columns';
import { useProjects } from './queries';
import { texts } from './texts';
import { useRemoveProject } from './use-remove-project';

/** /project/overview: the company's own list, which has nothing to do with the projects of the accounting package. */
export function ProjectsPage() {
  const list = useListState(ProjectQuery, { remember: 'projects' });
  const projects = useProjects(list.query);
  const actionsOf = useRowActions();
  return (
    <ListPage
      title={texts.title}
      action={<AddProject />}
      list={list}
      query={projects}
      columns={projectColumns}
      rowLink={({ id }) => editAddress(id)}
      phoneRow={phoneRow}
      rowActions={actionsOf}
      actionsLabel={({ name }) => texts.actionsOf(name)}
      isMuted={({ hidden }) => hidden === 1}
      empty={
        <EmptyState
          picture="nothing-found"
          title={texts.none}
          text={texts.noneHint}
          action={<AddProject />}
        />
      }
      texts={texts.list}
    />
  );
}

const phoneRow = ({ name, email, city, hidden }: Project) => ({
  title: name,
  meta: email || city,
  badge: hidden === 1 && <InactiveBadge />,
});

function AddProject() {
  return (
    <LinkButton type="primary" to={CREATE} icon={<PlusOutlined />}>
      {texts.add}
    </LinkButton>
  );
}

function useRowActions(): (project: Project) => ActionItem[] {
  const navigate = useNavigate();
  const remove = useRemoveProject();
  return (project) => [
    {
      key: 'edit',
      label: texts.change,
      icon: <EditOutlined />,
      onClick: () => void navigate(editAddress(project.id)),
    },
    {
      key: 'remove',
      label: texts.remove.action,
      icon: <DeleteOutlined />,
      isDanger: true,
      onClick: () => void remove(project),
    },
  ];
}
