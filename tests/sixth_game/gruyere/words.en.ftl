bite = Eat { $holes }
ate = { $who } eats { $holes }, { $left } left.
won = { $who } wins.
no = { $left } holes are left and it is { $who }'s turn.
